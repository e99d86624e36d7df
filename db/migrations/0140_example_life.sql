-- The examples that a demo shop begins with: orders, customers and figures that never were. What is written down here can be taken away again.

create table example_life (
  id boolean primary key default true check (id),
  title text not null default '',
  -- Figures of the days before it are examples: the shop was not there yet.
  begun_on date not null,
  made_at timestamptz not null default now()
);

create table example_rows (
  place text not null check (place in ('orders', 'users', 'reviews', 'product_questions', 'cart_journeys', 'stock_moves')),
  row_id bigint not null,
  primary key (place, row_id)
);

select audit_changes('example_life', 'id');
