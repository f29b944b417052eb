import "./note.txt?lang=en#top";
