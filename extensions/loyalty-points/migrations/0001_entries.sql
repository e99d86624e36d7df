-- What customers have earned. What they have spent stands in their orders, as a fee below zero.
create table ext_loyalty_points_entries (
  order_id bigint primary key,
  user_id bigint not null references users (id) on delete cascade,
  points integer not null check (points >= 0),
  created_at timestamptz not null default now()
);
create index ext_loyalty_points_entries_user on ext_loyalty_points_entries (user_id);
