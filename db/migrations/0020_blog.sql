-- Who writes the diary, what readers say under it, and where an address leads after it was changed.

create table authors (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
  name text not null check (length(name) between 1 and 250),
  -- What they do, in a few words: «Ceramista», «Curadora».
  role text not null default '' check (length(role) <= 120),
  bio text not null default '' check (length(bio) <= 5000),
  website text not null default '' check (website = '' or website ~ '^https?://[^[:space:]]{1,500}$'),
  picture_id bigint references media on delete set null,
  user_id bigint unique references users on delete set null,
  created_at timestamptz not null default now()
);

alter table content
  add column author_profile bigint references authors on delete set null,
  add column comments_open boolean not null default true;
create index content_author on content (author_profile, published_at desc) where type = 'post';

-- The part of an address made from a name; a name without a single plain letter is an «autor».
create function address_part(name text) returns text language sql stable as $$
  select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g')), 200)), ''), 'autor')
$$;

-- Whoever writes a post, and by whichever road, its author has a page: the one with that name, made now if there was none.
create function profile_of(name text) returns bigint language plpgsql as $$
declare
  found bigint;
begin
  select id into found from authors where authors.name = profile_of.name order by id limit 1;
  if found is null then
    insert into authors (slug, name) values (address_part(profile_of.name), profile_of.name)
    on conflict (slug) do update set slug = excluded.slug
    returning id into found;
  end if;
  return found;
end $$;

create function name_author() returns trigger language plpgsql as $$
begin
  if new.author_profile is not null and (tg_op = 'INSERT' or new.author_profile is distinct from old.author_profile) then
    select name into new.author_name from authors where id = new.author_profile;
  elsif new.author_name <> '' and (tg_op = 'INSERT' or new.author_name <> old.author_name)
    and not exists (select from authors where id = new.author_profile and name = new.author_name)
  then
    new.author_profile := profile_of(new.author_name);
  end if;
  return new;
end $$;
create trigger content_author_named before insert or update of author_name, author_profile on content
  for each row when (new.type = 'post') execute function name_author();
update content set author_profile = profile_of(author_name) where type = 'post' and author_name <> '';

create function rename_author() returns trigger language plpgsql as $$
begin
  -- The posts carry the new name; naming them says so to the pages as well.
  update content set author_name = new.name where author_profile = new.id and author_name <> new.name;
  return null;
end $$;
create trigger author_renamed after update of name on authors for each row when (old.name <> new.name) execute function rename_author();
create trigger authors_changed after insert or update or delete on authors for each statement execute function announce_fixed('posts');

create table comments (
  id bigint generated always as identity primary key,
  content_id bigint not null references content on delete cascade,
  parent_id bigint references comments on delete cascade,
  user_id bigint references users on delete set null,
  author_name text not null check (length(author_name) between 1 and 100),
  author_email text check (author_email = lower(author_email) and length(author_email) <= 254),
  text text not null check (length(text) between 1 and 5000),
  status text not null default 'hold' check (status in ('hold', 'approved', 'spam', 'trash')),
  created_at timestamptz not null default now()
);
create index comments_shown on comments (content_id, created_at, id) where status = 'approved';
create index comments_parent on comments (parent_id) where parent_id is not null;
create index comments_newest on comments (created_at desc, id desc);
create index comments_user on comments (user_id) where user_id is not null;
-- The same words by the same person under the same post were sent twice, not meant twice.
create unique index comments_once on comments (content_id, md5(text), author_email) where status <> 'trash' and author_email is not null;

-- A conversation is one level deep: an answer to an answer stands beside it.
create function place_comment() returns trigger language plpgsql as $$
declare
  above comments;
begin
  select * into above from comments where id = new.parent_id;
  if above.content_id is distinct from new.content_id or above.id = new.id then
    raise exception 'comment % does not belong to content %, so nothing can answer it there', new.parent_id, new.content_id using errcode = 'foreign_key_violation';
  end if;
  new.parent_id := coalesce(above.parent_id, above.id);
  return new;
end $$;
create trigger comments_placed before insert or update of parent_id, content_id on comments
  for each row when (new.parent_id is not null) execute function place_comment();

create function announce_comment() returns trigger language plpgsql as $$
begin
  -- What waits or is thrown away is seen by nobody: only what readers see makes pages anew.
  if (tg_op <> 'DELETE' and new.status = 'approved') or (tg_op <> 'INSERT' and old.status = 'approved') then
    perform announce('comments', 'comments:' || coalesce(new.content_id, old.content_id));
  end if;
  return null;
end $$;
create trigger comments_changed after insert or update or delete on comments for each row execute function announce_comment();

-- Where an address leads after it was changed. Every row points at an address that stands: no way is longer than one step, and none leads back.
create table redirects (
  from_path text primary key check (from_path ~ '^/[a-z0-9/-]*/$' and length(from_path) <= 500),
  to_path text not null check (to_path ~ '^/[a-z0-9/-]*/$' and length(to_path) <= 500),
  created_at timestamptz not null default now(),
  check (from_path <> to_path)
);
create index redirects_target on redirects (to_path);
create trigger redirects_changed after insert or update or delete on redirects for each statement execute function announce_fixed('redirects');

create function move_address(was text, now_at text) returns void language plpgsql as $$
begin
  if was = now_at then
    return;
  end if;
  delete from redirects where from_path = now_at;
  update redirects set to_path = now_at where to_path = was;
  insert into redirects (from_path, to_path) values (was, now_at)
  on conflict (from_path) do update set to_path = excluded.to_path, created_at = now();
end $$;

-- The argument is what stands before the slug in the address.
create function note_moved() returns trigger language plpgsql as $$
begin
  perform move_address(tg_argv[0] || old.slug || '/', tg_argv[0] || new.slug || '/');
  return null;
end $$;
create trigger product_moved after update of slug on products
  for each row when (old.slug <> new.slug and old.status = 'publish') execute function note_moved('/produto/');
create trigger post_moved after update of slug on content
  for each row when (old.slug <> new.slug and old.status = 'publish' and new.type = 'post') execute function note_moved('/blog/');
create trigger page_moved after update of slug on content
  for each row when (old.slug <> new.slug and old.status = 'publish' and new.type = 'page') execute function note_moved('/');
create trigger category_moved after update of slug on categories for each row when (old.slug <> new.slug) execute function note_moved('/categoria-produto/');
create trigger product_tag_moved after update of slug on product_tags for each row when (old.slug <> new.slug) execute function note_moved('/tag-produto/');
create trigger term_moved after update of slug on terms
  for each row when (old.slug <> new.slug and new.taxonomy = 'category') execute function note_moved('/categoria/');
create trigger tag_moved after update of slug on terms
  for each row when (old.slug <> new.slug and new.taxonomy = 'post_tag') execute function note_moved('/tag/');
create trigger author_moved after update of slug on authors for each row when (old.slug <> new.slug) execute function note_moved('/autor/');

-- Who makes it, where that is not the shop itself: shopping channels ask for it.
alter table products add column brand text not null default '' check (length(brand) <= 70);
