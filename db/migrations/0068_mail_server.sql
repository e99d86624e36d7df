-- The mail server that a merchant sets up in the workbench. Its plain settings are the row `mail` of `settings`.

-- Encrypted; the register of changes tells that one was changed, and nothing of it.
create table mail_secrets (
  server text not null,
  name text not null,
  locked bytea not null,
  primary key (server, name)
);
select audit_changes('mail_secrets', 'server', 'locked');

-- Whether mails leave the shop: one row at the most, there while the server refuses or does not answer.
create table mail_trouble (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null default now(),
  problem text not null,
  message text not null
);
