import shop from "shop"; console.log(shop)
