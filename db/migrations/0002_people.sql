-- People, their sessions and keys, and the shop's settings.

create table users (
  id bigint generated always as identity primary key,
  login text not null check (login = lower(login) and login ~ '^[a-z0-9._@+-]{1,254}$'),
  email text not null check (email = lower(email) and length(email) <= 254),
  display_name text not null default '' check (length(display_name) <= 250),
  password_hash text not null,
  roles text[] not null default '{customer}' check (roles <@ array['administrator', 'shop_manager', 'customer']),
  created_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now()
);
create unique index users_login on users (login);
create unique index users_email on users (email);

-- A session is known by the SHA-256 of its token: whoever reads this table can't sign in with it.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint references users on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id) where user_id is not null;
create index sessions_expiry on sessions (expires_at);

-- Counts of sensitive attempts, shared by all processes. Not worth a log record: after a crash it starts anew.
create unlogged table attempts (
  scope text not null,
  key text not null,
  count integer not null,
  resets_at timestamptz not null,
  primary key (scope, key)
);
create index attempts_resets on attempts (resets_at);

create table api_keys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  description text not null check (length(description) <= 200),
  permissions text not null check (permissions in ('read', 'write', 'read_write')),
  key_hash bytea not null unique,
  key_ending text not null,
  -- Signed requests need the secret itself, so it is kept encrypted with the shop's own key.
  secret_encrypted bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
