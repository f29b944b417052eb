const rating: number = 5;

document.title += ` (${rating} stars)`;
