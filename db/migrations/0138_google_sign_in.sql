-- Signing in with Google: whose account a person at Google opens. Google's number of a person (sub) never changes and is never given
-- again; an address may be.
create table google_accounts (
  subject text primary key check (subject ~ '^[!-~]{1,255}$'),
  user_id bigint not null unique references users on delete cascade,
  -- The address that Google named when the two were linked.
  email text not null check (length(email) between 1 and 254),
  created_at timestamptz not null default now()
);
create trigger google_accounts_linked after insert on google_accounts for each row
  execute function note_security('google-linked', 'user_id', '');
create trigger google_accounts_unlinked after delete on google_accounts for each row
  execute function note_security('google-unlinked', 'user_id', '');

-- Accounts whose password, or Google in its place, was chosen by whoever reads the mail of the address: nobody who registered it before
-- knows a way in any more. Counts only while the account still has this address.
create table proved_emails (
  user_id bigint primary key references users on delete cascade,
  email text not null check (length(email) between 1 and 254),
  proved_at timestamptz not null default now()
);

-- Who was sent to Google and has not come back: known by the fingerprint of its state, for one session, once.
create table google_requests (
  state_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  redirect text not null check (length(redirect) <= 2000),
  expires_at timestamptz not null
);
create index google_requests_session on google_requests (session_id);
create index google_requests_expiry on google_requests (expires_at);
