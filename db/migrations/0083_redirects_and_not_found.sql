-- Redirects of merchants, of imported tables and of moves beside those of changed addresses: with patterns, other codes, and addresses that are gone.
alter table redirects
  drop constraint redirects_from_path_check,
  drop constraint redirects_to_path_check,
  drop constraint redirects_check,
  add column id bigint generated always as identity unique,
  add column kind text not null default 'exact' check (kind in ('exact', 'pattern')),
  add column status_code smallint not null default 301 check (status_code in (301, 302, 307, 308, 410)),
  -- `address`: written when the address of something changed.
  add column made_by text not null default 'address' check (made_by in ('address', 'merchant', 'import', 'move')),
  add column modified_at timestamptz not null default now(),
  add constraint redirects_from check (length(from_path) between 2 and 500 and (kind = 'pattern' or from_path ~ '^/')),
  -- A path of this shop or a whole https address; nothing for what is gone.
  add constraint redirects_to check (
    length(to_path) <= 1000 and to_path !~ '[[:cntrl:]\\]' and
    case when status_code = 410 then to_path = '' else to_path ~ '^/([^/]|$)' or to_path ~ '^https://[^/]' end),
  add constraint redirects_elsewhere check (from_path <> to_path);
update redirects r set made_by = 'move' from old_things o where o.place = 'redirects' and o.there = r.from_path;
create index redirects_patterns on redirects (id) where kind = 'pattern';
select audit_changes('redirects', 'id');

create or replace function move_address(was text, now_at text) returns void language plpgsql as $$
begin
  if was = now_at then
    return;
  end if;
  delete from redirects where from_path = now_at;
  update redirects set to_path = now_at where to_path = was;
  insert into redirects (from_path, to_path) values (was, now_at)
  on conflict (from_path) do update set to_path = excluded.to_path, kind = 'exact', status_code = 301, made_by = 'address', created_at = now();
end $$;

-- Where something stands again, nothing leads away any more. The argument is what stands before the slug.
create function settle_address() returns trigger language plpgsql as $$
declare
  address text := tg_argv[0] || new.slug || '/';
begin
  -- Looked for first: each statement on the table is announced.
  if exists (select from redirects where from_path = address and made_by = 'address') then
    delete from redirects where from_path = address and made_by = 'address';
  end if;
  return null;
end $$;
create trigger product_settled after insert or update of status on products
  for each row when (new.status = 'publish') execute function settle_address('/produto/');
create trigger post_settled after insert or update of status on content
  for each row when (new.status = 'publish' and new.type = 'post') execute function settle_address('/blog/');
create trigger page_settled after insert or update of status on content
  for each row when (new.status = 'publish' and new.type = 'page') execute function settle_address('/');
create trigger category_settled after insert on categories for each row execute function settle_address('/categoria-produto/');
create trigger product_tag_settled after insert on product_tags for each row execute function settle_address('/tag-produto/');

-- Addresses that were asked for in vain, by day. Without queries, and without what may name a person; swept after 90 days.
create table not_found (
  path text not null check (length(path) between 1 and 300),
  day date not null,
  hits integer not null check (hits > 0),
  -- Programs that look for holes of other systems.
  is_noise boolean not null default false,
  -- The host of the page that led there last.
  referrer text not null default '' check (length(referrer) <= 255),
  last_seen timestamptz not null,
  primary key (path, day)
);
create index not_found_day on not_found (day);

-- Links carry numbers of the old shop without its name.
create index old_things_number on old_things (old_id, kind);
