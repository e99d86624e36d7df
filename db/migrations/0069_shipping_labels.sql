-- Labels of outgoing packages: one row for each try to buy one. The row is there, with our own name for it, before the carrier hears of
-- it: after a lost answer the same name is asked for, and nothing is bought twice.
create table shipping_labels (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  -- The first package of an order is 1.
  package smallint not null check (package >= 1),
  -- Our own name of this try, which the carrier keeps with it.
  reference text not null unique,
  carrier text not null,
  service text not null,
  service_name text not null,
  -- planned: nobody was asked yet; asked: an answer is awaited; check: nobody could find out whether it was bought, a person has to
  -- look; bought; cancelled: given back; failed: certainly not bought.
  state text not null default 'planned' check (state in ('planned', 'asked', 'check', 'bought', 'cancelled', 'failed')),
  -- What the carrier is told: sides in millimetres, grams, centavos, what is in it.
  parcel jsonb not null,
  -- What the merchant agreed to, and what it cost.
  agreed_cents bigint not null check (agreed_cents >= 0),
  paid_cents bigint check (paid_cents >= 0),
  -- What the carrier calls it, and the code that it is followed by.
  service_id text not null default '',
  code text not null default '',
  problem text not null default '',
  tries integer not null default 0,
  -- Who bought it.
  actor text not null,
  -- Nobody asks the carrier about it before this: whoever asks moves it on first.
  next_ask_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  bought_at timestamptz,
  ended_at timestamptz
);
-- A package never has two labels that count.
create unique index shipping_labels_live on shipping_labels (order_id, package) where state in ('planned', 'asked', 'check', 'bought');
create index shipping_labels_order on shipping_labels (order_id, id);
create index shipping_labels_due on shipping_labels (next_ask_at) where state in ('planned', 'asked');
create index shipping_labels_codeless on shipping_labels (next_ask_at) where state = 'bought' and code = '';
create index shipping_labels_code on shipping_labels (code) where code <> '';
