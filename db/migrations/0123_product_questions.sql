-- What shoppers ask about a product. Shown with the shop's answer once the merchant has published it.

create table product_questions (
  id bigint primary key default nextval('object_ids'),
  product_id bigint not null references products on delete cascade,
  user_id bigint references users on delete set null,
  author_name text not null check (length(author_name) between 1 and 100),
  -- Taken away when somebody asks to be forgotten.
  author_email text check (length(author_email) <= 254),
  text text not null check (length(text) between 1 and 1000),
  -- What whoever asked agreed to, as it stood there.
  consent_text text not null check (length(consent_text) <= 500),
  status text not null default 'waiting' check (status in ('waiting', 'published', 'refused')),
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  -- They are told once, however often the answer is changed.
  answer_told_at timestamptz,
  created_at timestamptz not null default now(),
  check (status <> 'published' or answer is not null)
);
create index product_questions_shown on product_questions (product_id, answered_at desc, id desc) where status = 'published';
create index product_questions_state on product_questions (status, created_at desc, id desc);
create index product_questions_email on product_questions (lower(author_email)) where author_email is not null;
create index product_questions_user on product_questions (user_id) where user_id is not null;

-- One that waits changes no page.
create function announce_question() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' or tg_op <> 'DELETE' and new.status = 'published' then
    perform announce('product:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create trigger product_questions_changed after insert or update or delete on product_questions for each row execute function announce_question();

select audit_changes('product_questions', 'id', 'author_name', 'author_email');
