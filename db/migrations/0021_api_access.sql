-- How programs prove who they are: application passwords of people, and signed requests that are good for one time.

create table application_passwords (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  name text not null check (length(name) between 1 and 200),
  app_id text not null default '' check (length(app_id) <= 36),
  -- 142 random bits need no slow hash.
  password_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_ip text
);
create index application_passwords_user on application_passwords (user_id);

-- Not worth a log record: after a crash a signed request of the last minutes could be repeated once.
create unlogged table oauth_nonces (
  key_id bigint not null,
  nonce text not null,
  used_at timestamptz not null default now(),
  primary key (key_id, nonce)
);
create index oauth_nonces_used on oauth_nonces (used_at);
