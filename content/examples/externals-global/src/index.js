import { map } from "leaflet";

console.log(map("#map"));
