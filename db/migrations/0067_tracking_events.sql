-- What carriers, or the merchant, told of the packages of an order. The same event told again changes nothing.
create table tracking_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  -- The tracking code; empty for a package without one.
  package text not null check (length(package) <= 100),
  source text not null check (source ~ '^[a-z0-9-]{1,60}$'),
  code text not null check (length(code) between 1 and 60),
  step text not null check (step in (
    'created', 'posted', 'moving', 'out-for-delivery', 'awaiting-pickup', 'failed-attempt', 'delivered', 'returned', 'problem'
  )),
  text text not null check (length(text) between 1 and 500),
  place text not null check (length(place) <= 200),
  happened_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (order_id, package, source, code, happened_at)
);
