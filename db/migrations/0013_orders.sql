-- Orders, the units they take, the money they get, and what is told about them. Money is in centavos.

-- How the ledger of the stock speaks of orders. `on_hand` is what can still be sold, and always the sum of the moves.
--   held      units left for an order that awaits its payment. When it is paid the hold is the sale: nothing moves again.
--   sold      units left for an order that waits for nothing (cash on delivery, nothing to pay).
--   released  they came back because the order was cancelled or expired.
--   returned  they came back after a refund.
-- What an order has of a stock is minus the sum of its own moves, so giving back twice gives nothing the second time.
alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('received', 'held', 'sold', 'released', 'returned', 'corrected'));
alter table stock_moves add constraint stock_moves_direction
  check (case when reason in ('held', 'sold') then units < 0 when reason in ('released', 'returned') then units > 0 else true end);
create index stock_moves_order on stock_moves (order_id, stock_id) where order_id is not null;

create function is_address(address jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(address) = 'object'
    and address ?& array['firstName', 'lastName', 'company', 'postcode', 'street', 'number', 'complement', 'neighborhood', 'city', 'state', 'phone']
    and not exists (select 1 from jsonb_each(address) part where jsonb_typeof(part.value) <> 'string' or length(part.value #>> '{}') > 200)
    and address ->> 'postcode' ~ '^(\d{8})?$' and address ->> 'state' ~ '^([A-Z]{2})?$'
$$;

create table orders (
  id bigint primary key default nextval('object_ids'),
  -- What people say on the phone. It opens nothing.
  number text not null unique check (number ~ '^[0-9A-Za-z-]{1,40}$'),
  -- Who knows it sees the order: 128 bits of chance.
  key text not null unique check (key ~ '^wc_order_[0-9A-Za-z]{22}$'),
  status text not null check (status in ('pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed')),
  session_id bigint references sessions on delete set null,
  user_id bigint references users on delete set null,
  email text not null check (email = lower(email) and length(email) <= 254),
  person_type text not null check (person_type in ('person', 'company')),
  cpf text not null default '' check (cpf ~ '^(\d{11})?$'),
  cnpj text not null default '' check (cnpj ~ '^([0-9A-Z]{12}\d{2})?$'),
  state_registration text not null default '' check (length(state_registration) <= 30),
  cellphone text not null default '' check (length(cellphone) <= 30),
  billing jsonb not null check (is_address(billing)),
  shipping jsonb not null check (is_address(shipping)),
  -- What the merchant searches by.
  buyer text generated always as (
    lower((billing ->> 'firstName') || ' ' || (billing ->> 'lastName') || ' ' || (billing ->> 'company'))
  ) stored,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  discount_cents bigint not null check (discount_cents between 0 and subtotal_cents),
  shipping_cents bigint not null check (shipping_cents >= 0),
  payment_discount_cents bigint not null check (payment_discount_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  check (total_cents = subtotal_cents - discount_cents + shipping_cents - payment_discount_cents),
  shipping_rate text,
  shipping_label text,
  payment_method text not null check (payment_method ~ '^[a-z0-9_]{1,40}$'),
  payment_title text not null check (length(payment_title) <= 200),
  -- Both follow from payment_events and order_refunds. What was received never becomes less; what went back stands beside it.
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and paid_cents),
  paid_at timestamptz,
  -- Until when the units are held for an order that awaits payment, by the database's clock; null: until somebody decides.
  hold_until timestamptz,
  tracking_carrier text not null default '' check (length(tracking_carrier) <= 100),
  tracking_code text not null default '' check (length(tracking_code) <= 100),
  tracking_url text not null default '' check (tracking_url ~ '^(https?://.+)?$' and length(tracking_url) <= 500),
  note text not null default '' check (length(note) <= 2000),
  ip text not null default '' check (length(ip) <= 64),
  user_agent text not null default '' check (length(user_agent) <= 500),
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);
create index orders_newest on orders (id desc);
create index orders_status on orders (status, id desc);
create index orders_user on orders (user_id, id desc) where user_id is not null;
create index orders_session on orders (session_id) where status = 'pending';
create index orders_email on orders (email);
create index orders_cpf on orders (cpf) where cpf <> '';
create index orders_cnpj on orders (cnpj) where cnpj <> '';
create index orders_hold on orders (hold_until) where hold_until is not null;

-- A key is an order. Its row comes first in the transaction that places it, so a rival with the same key waits and then reads the outcome.
create table order_keys (
  key text primary key check (length(key) between 16 and 200),
  order_id bigint not null unique default nextval('object_ids') references orders on delete cascade deferrable initially deferred,
  cart_id bigint not null,
  -- SHA-256 of everything that was asked for.
  fingerprint bytea not null,
  created_at timestamptz not null default now()
);
create index order_keys_old on order_keys (created_at);

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  position integer not null,
  product_id bigint references products on delete set null,
  variation_id bigint references variations on delete set null,
  -- The stock that its units come from; null when they are not counted.
  stock_id bigint references stock on delete set null,
  name text not null check (length(name) <= 300),
  sku text not null default '',
  -- [{ label, name }], as they were when it was bought.
  options jsonb not null default '[]',
  quantity integer not null check (quantity between 1 and 9999),
  -- Of the quantity, what was not there and is owed.
  owed_units integer not null default 0 check (owed_units between 0 and quantity),
  unit_cents bigint not null check (unit_cents >= 0),
  discount_cents bigint not null check (discount_cents between 0 and unit_cents * quantity),
  total_cents bigint not null check (total_cents = unit_cents * quantity - discount_cents),
  refunded_units integer not null default 0 check (refunded_units between 0 and quantity),
  restocked_units integer not null default 0 check (restocked_units between 0 and refunded_units)
);
create index order_lines_order on order_lines (order_id, position);
create index order_lines_product on order_lines (product_id);

create table order_coupons (
  order_id bigint not null references orders on delete cascade,
  coupon_id bigint references coupons on delete set null,
  code text not null,
  discount_cents bigint not null check (discount_cents >= 0),
  primary key (order_id, code)
);

-- What other programs read beside the order: «_billing_cpf», «_wc_order_attribution_utm_source».
create table order_meta (
  order_id bigint not null references orders on delete cascade,
  key text not null check (length(key) between 1 and 255),
  value text not null check (length(value) <= 10000),
  primary key (order_id, key)
);

create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  to_customer boolean not null default false,
  author text not null check (length(author) between 1 and 250),
  created_at timestamptz not null default now()
);
create index order_notes_order on order_notes (order_id, id);

-- Who did what: never changed, never removed while the order is there.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  actor text not null check (length(actor) between 1 and 250),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

create function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from orders where id = old.order_id) then return old; end if;
  raise exception 'The history of an order is only ever added to (order %).', old.order_id;
end $$;
create trigger order_events_kept before update or delete on order_events for each row execute function keep_history();
create trigger order_notes_kept before update or delete on order_notes for each row execute function keep_history();

-- Money that came or went, as the provider told it, and raw. What follows from it depends on the set of the rows, not on their order.
create table payment_events (
  id bigint generated always as identity primary key,
  provider text not null check (provider ~ '^[a-z0-9_]{1,40}$'),
  event_id text not null check (length(event_id) between 1 and 200),
  kind text not null check (kind in ('paid', 'refused', 'expired', 'refund', 'chargeback')),
  amount_cents bigint not null default 0 check (amount_cents >= 0),
  -- What the provider calls the order. One that nobody knows stays here without an order until a person finds it.
  reference text not null default '' check (length(reference) <= 200),
  order_id bigint references orders,
  -- A refund that we asked for ourselves, by its key: it is counted there.
  refund_key text,
  raw jsonb not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  unique (provider, event_id)
);
create index payment_events_order on payment_events (order_id, id) where order_id is not null;
create index payment_events_open on payment_events (id) where applied_at is null;
create index payment_events_unmatched on payment_events (id) where order_id is null;

create table order_refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  key text not null check (length(key) between 1 and 200),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null default '' check (length(reason) <= 1000),
  -- [{ lineId, units, restock }]
  lines jsonb not null default '[]',
  actor text not null,
  created_at timestamptz not null default now(),
  unique (order_id, key)
);

-- One mail of each kind for each order; written with the change that it tells of, and drawn and sent afterwards.
create table order_mails (
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind ~ '^[a-z0-9:-]{1,60}$'),
  mail_id bigint references mails on delete set null,
  drawn_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (order_id, kind)
);
create index order_mails_open on order_mails (created_at) where drawn_at is null;

-- What the test gateway knows on its own side; a real one would keep it elsewhere.
create table test_gateway_events (
  id bigint generated always as identity primary key,
  reference text not null,
  event jsonb not null,
  created_at timestamptz not null default now()
);
create index test_gateway_events_reference on test_gateway_events (reference, id);
