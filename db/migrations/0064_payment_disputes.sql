-- Payments that a buyer contests, at the card's bank or at the service: what the service says of each, and until when it can be answered.
create table payment_disputes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  method text not null,
  receipt text not null,
  dispute_id text not null,
  amount_cents bigint not null,
  state text not null check (state in ('open', 'won', 'lost')),
  reason text not null default '',
  opened_at timestamptz not null default now(),
  due_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (method, receipt, dispute_id)
);
create index payment_disputes_order on payment_disputes (order_id);
create index payment_disputes_newest on payment_disputes (opened_at desc, id desc);
