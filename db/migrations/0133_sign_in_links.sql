-- Signing in by a link in the mail: one for each account, known by the fingerprint of its token alone. It opens the account only while
-- the address is still the one that it was sent to.
create table sign_in_links (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  email text not null check (length(email) <= 254),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_links_expiry on sign_in_links (expires_at);
