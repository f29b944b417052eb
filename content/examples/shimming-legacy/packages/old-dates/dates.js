var Dates = {
  weekday: (day) => ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][day],
};

this.Dates = Dates;
