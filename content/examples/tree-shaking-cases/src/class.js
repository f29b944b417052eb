export class Tool {
  used() { console.log("I am used"); }
  other() { console.log("I am superfluous"); }
}
