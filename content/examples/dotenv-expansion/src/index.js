const { APP_URL, APP_REGION, APP_CDN, APP_PRICE } = import.meta.env;

console.log({ APP_URL, APP_REGION, APP_CDN, APP_PRICE });
