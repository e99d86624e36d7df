-- What merchants write in the shop's mails. The texts in force are the row `mail_texts` of `settings`, which the register of changes
-- follows; here is what each kind of mail said before, with who wrote it.
create table mail_text_revisions (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 160),
  -- Null: the shop's own text.
  text jsonb,
  is_off boolean not null default false,
  author_id bigint references users on delete set null,
  created_at timestamptz not null default now()
);
create index mail_text_revisions_newest on mail_text_revisions (kind, id desc);
