-- What customers keep in their account: names, addresses, ways back after a lost password, and what they asked for after buying.

alter table users
  add column first_name text not null default '' check (length(first_name) <= 120),
  add column last_name text not null default '' check (length(last_name) <= 120),
  -- Where the visit came from in which the account was made, by the names of the sixteen values.
  add column attribution jsonb not null default '{}';

-- One way back at a time: asking again makes the former link useless. The token itself is only in the mail.
create table password_resets (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create table customer_addresses (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  -- Checked when it is kept, by the same rules as the checkout's.
  fields jsonb not null,
  modified_at timestamptz not null default now(),
  primary key (user_id, kind)
);

-- How often a file was fetched for one order.
create table download_counts (
  order_id bigint not null,
  download_id bigint not null references product_downloads on delete cascade,
  count integer not null default 0,
  last_at timestamptz not null default now(),
  primary key (order_id, download_id)
);

-- CDC art. 49: asked once for an order; the number of the receipt is the row's.
create table return_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null unique,
  reason text not null default '' check (length(reason) <= 2000),
  created_at timestamptz not null default now()
);
