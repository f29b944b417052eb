export const Price = () => <strong>2.50 €</strong>;
