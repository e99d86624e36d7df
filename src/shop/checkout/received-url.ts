/** Where an order is shown to who knows its key. */
export const receivedUrl = ({ id, key }: { id: number; key: string }) => `/checkout/order-received/${id}/?key=${key}`
