-- What people send by forms, and what follows from it.

create table form_submissions (
  id bigint generated always as identity primary key,
  -- The document and the element that the form was; kept as facts, since either may be gone when somebody reads this.
  post_id bigint not null,
  form_id text not null check (form_id ~ '^[a-z0-9]{1,16}$'),
  form_name text not null default '' check (length(form_name) <= 200),
  -- [{ id, type, label, value }] in the form's order: the answer stays readable when the form changes.
  fields jsonb not null,
  referrer text not null default '' check (length(referrer) <= 2000),
  user_id bigint references users on delete set null,
  status text not null default 'new' check (status in ('new', 'read', 'spam', 'trash')),
  created_at timestamptz not null default now()
);
create index form_submissions_newest on form_submissions (id desc) where status <> 'trash';
create index form_submissions_form on form_submissions (form_id, id desc);

-- Files live below the data folder under random names; only those who run the shop get them.
create table form_uploads (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
  submission_id bigint not null references form_submissions on delete cascade,
  field_id text not null,
  file_name text not null check (length(file_name) between 1 and 200),
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null default now()
);
create index form_uploads_submission on form_uploads (submission_id);

-- Mail waits here until it is sent. No part that becomes a header can hold a line break.
create table mails (
  id bigint generated always as identity primary key,
  to_address text not null check (to_address ~ '^[^\s@<>,;"]+@[^\s@<>,;"]+$' and length(to_address) <= 254),
  reply_to text check (reply_to ~ '^[^\s@<>,;"]+@[^\s@<>,;"]+$' and length(reply_to) <= 254),
  subject text not null check (subject !~ '[\r\n]' and length(subject) between 1 and 300),
  text text not null,
  html text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_waiting on mails (id) where status = 'waiting';

create table subscribers (
  id bigint generated always as identity primary key,
  list text not null default 'novidades' check (list ~ '^[a-z0-9-]{1,60}$'),
  email text not null check (email = lower(email) and length(email) <= 254),
  name text not null default '' check (length(name) <= 200),
  -- When the person said yes, and where.
  consent_at timestamptz not null,
  source text not null default '' check (length(source) <= 300),
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (list, email)
);

-- A solved captcha counts once; after its time it is refused anyway and its row can go.
create table form_captcha_used (
  signature text primary key check (length(signature) <= 64),
  expires_at timestamptz not null
);
create index form_captcha_used_old on form_captcha_used (expires_at);
