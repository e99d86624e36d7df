import { type RawBuilder, sql } from 'kysely'

/** Whether an order is paid as far as its gift cards go. What is paid at the door is paid once the order is complete. */
export const paysForCards = (order: RawBuilder<unknown>) => sql<boolean>`(
  ${order}.status = 'completed' or ${order}.status = 'processing'
    and (${order}.payment_method <> 'cod' or ${order}.paid_cents + ${order}.stored_value_cents >= ${order}.total_cents)
)`

/** A card that an order sold is good while that order is paid; any other is not asked. */
export const isPaidCard = (card: RawBuilder<unknown>) => sql<boolean>`(
  ${card}.order_id is null or exists (select from orders sold where sold.id = ${card}.order_id and ${paysForCards(sql`sold`)})
)`
