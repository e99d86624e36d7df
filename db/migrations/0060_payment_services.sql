-- Payment services that are asked over the network. What they tell still comes through payment_events.

-- Encrypted; the register of changes tells that one was changed, and nothing of it.
create table payment_secrets (
  method text not null,
  name text not null,
  locked bytea not null,
  primary key (method, name)
);
select audit_changes('payment_secrets', 'method', 'locked');

-- One try to be paid by a service. The row is there, with our own name for the charge, before the service hears of it:
-- after a lost answer the same name is asked for, and nothing is charged twice.
create table payment_charges (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  method text not null,
  reference text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- new: the service has not answered yet; open: the shopper can pay; paid; ended: expired, taken back or given up.
  state text not null default 'new' check (state in ('new', 'open', 'paid', 'ended')),
  expires_at timestamptz not null,
  -- What the shopper is shown: a code, a link.
  shown jsonb,
  -- How often the service was asked in vain, and what it said the last time.
  failures integer not null default 0,
  problem text not null default '',
  -- Nobody asks the service about it before this: whoever asks moves it on first.
  next_ask_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (method, reference)
);
create index payment_charges_order on payment_charges (order_id, id);
create index payment_charges_due on payment_charges (next_ask_at) where state in ('new', 'open');

-- What a service is asked to give back, of which receipt. The key is ours, and the same one at every try.
create table payment_refunds (
  id bigint generated always as identity primary key,
  refund_id bigint not null references order_refunds (id) on delete cascade,
  method text not null,
  receipt text not null,
  key text not null unique,
  -- What the service calls it, where it has a name of its own for it.
  service_id text,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  reason text not null default '',
  failures integer not null default 0,
  next_ask_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index payment_refunds_refund on payment_refunds (refund_id);
create index payment_refunds_service_id on payment_refunds (service_id) where service_id is not null;
create index payment_refunds_receipt on payment_refunds (receipt);
create index payment_refunds_due on payment_refunds (next_ask_at) where state = 'asked';

-- Up to when a service's list of received money was compared with ours.
create table payment_reconciliations (
  method text primary key,
  compared_until timestamptz not null
);
