-- What the daily comparison of the payment page with its inventory of scripts found; the newest row is the state of things.
create table payment_page_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  problems jsonb not null
);
