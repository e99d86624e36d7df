-- What the merchant keeps of orders beside what shoppers see: where they came from, what was thrown away, who gave money back.

alter table orders
  add column created_via text not null default 'checkout' check (created_via in ('checkout', 'store-api', 'rest-api', 'admin')),
  -- In the trash: shown to nobody who does not ask for it, and it can come back.
  add column trashed_at timestamptz;
create index orders_created on orders (created_at);
create index orders_modified on orders (modified_at);

-- Programs name an entry by its number.
alter table order_meta add column id bigint generated always as identity;

alter table order_refunds
  add column user_id bigint references users on delete set null,
  -- The merchant gives the money back without any payment service.
  add column by_hand boolean not null default false;
