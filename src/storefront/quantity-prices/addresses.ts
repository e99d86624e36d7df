export const QUANTITY_PRICES_URL = '/precos-por-quantidade/'
