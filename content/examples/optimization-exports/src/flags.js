export const DEBUG = false;
export const unit = "km";
export const headline = "Distances of today";
export const legacy = () => "nobody calls this";
