import { stem } from "#model/stem.ts";

/**
 * Words that people use for the same thing in questions, one group per line. They aren't synonyms elsewhere: "load" and
 * "import" are different options, but "how to load a font" asks the same as "import fonts".
 */
const GROUPS = `
remove delete drop strip clear clean eliminate
disable off deactivate stop prevent avoid suppress block
ignore skip exclude omit except leave
hide suppress silence mute
folder directory dir
create generate make produce emit output write
load import include require use
change set configure customize modify override adjust specify
image picture img png jpg svg
css style stylesheet
error fail failure crash broken
url path uri address
rename name filename
production prod release live
development dev local
config configuration
env environment
slow performance speed fast
refresh reload
split separate extract divide
combine merge concat single one
keep preserve retain
find detect locate determine
node nodejs backend server
update upgrade migrate
run start execute launch
multiple several many two different
minify compress uglify minification
transpile compile transform convert
undefined null empty missing
expose global window
allow enable activate
get access read
pass send inject
cdn remote external
vendor library package dependency module
browser client frontend
watch rebuild recompile
hot hmr
big large huge size
inline embed
dynamic lazy async
template html page
warning message
js javascript
ts typescript
sass scss
cert certificate ssl tls https
argument arg args argv parameter param
lib library
script file
chunk bundle
site app application project
test jest mocha
log print console terminal
noisy verbose spam quiet silent
container docker vm vagrant wsl volume
express server backend
inject insert append place
order position sequence
handle catch recover
retry again repeat
incorrect wrong invalid bad broken
verify check know tell
nested sub subfolder subroute
ie ie11 explorer legacy old
compress gzip brotli
font typeface woff
trigger notice see detect
link symlink
locale language
deploy publish upload release ship
stuck hang freeze forever
crash exit abort kill
websocket socket ws
mock stub fake
static public asset resource
dead unused unnecessary unneeded
readable unminified pretty beautify
shared common reuse
print display show
parse read understand recognize
compare difference versus vs
update refresh
`;

/** The stems of each word and of those related to it. */
export const RELATED_STEMS: ReadonlyMap<string, readonly string[]> = relatedStems();

function relatedStems(): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const line of GROUPS.trim().split("\n")) {
    const stems = [...new Set(line.split(" ").map(stem))];
    for (const own of stems) related.set(own, [...(related.get(own) ?? []), ...stems]);
  }
  return related;
}
