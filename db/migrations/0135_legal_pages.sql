-- Pages that the law asks of a shop, as the shop wrote them from its own data: what a merchant changed since is known by comparing.
create table legal_pages (
  kind text primary key check (kind in ('terms', 'returns', 'delivery', 'privacy')),
  content_id bigint not null unique references content (id) on delete cascade,
  made_document jsonb not null,
  made_at timestamptz not null default now()
);

-- Footers lead to those that are published, the checkout to terms and privacy where nobody has named another page.
create function write_legal_links() returns void language plpgsql as $$
declare
  links jsonb;
  agreed jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'url', '/' || c.slug || '/')
    order by array_position(array['terms', 'returns', 'delivery', 'privacy'], l.kind)), '[]')
  into links
  from legal_pages l join content c on c.id = l.content_id
  where c.status = 'publish';
  insert into settings (name, value)
  select 'legal_links', links where links <> '[]' or exists (select from settings where name = 'legal_links')
  on conflict (name) do update set value = excluded.value, updated_at = now() where settings.value is distinct from excluded.value;

  select jsonb_object_agg(case l.kind when 'terms' then 'terms_url' else 'privacy_url' end, '/' || c.slug || '/')
  into agreed
  from legal_pages l join content c on c.id = l.content_id
  where c.status = 'publish' and l.kind in ('terms', 'privacy')
    and not exists (
      select from settings s where s.name = 'checkout'
        and coalesce(s.value ->> case l.kind when 'terms' then 'terms_url' else 'privacy_url' end, '') <> '');
  if agreed is not null then
    insert into settings (name, value) values ('checkout', agreed)
    on conflict (name) do update set value = settings.value || excluded.value, updated_at = now();
  end if;
end $$;

create function follow_legal_page() returns trigger language plpgsql as $$
declare
  part text;
begin
  select case kind when 'terms' then 'terms_url' when 'privacy' then 'privacy_url' else '' end into part
  from legal_pages where content_id = new.id;
  if not found then
    return null;
  end if;
  -- A link to a page that was taken back, or has another address by now, would lead nowhere.
  if old.status = 'publish' and (new.status <> 'publish' or new.slug <> old.slug) then
    update settings set value = value - part, updated_at = now()
    where name = 'checkout' and value ->> part = '/' || old.slug || '/';
  end if;
  perform write_legal_links();
  return null;
end $$;
create trigger content_legal_links after update of status, slug, title on content for each row
  when (new.type = 'page' and (old.status, old.slug, old.title) is distinct from (new.status, new.slug, new.title))
  execute function follow_legal_page();

create function forget_legal_page() returns trigger language plpgsql as $$
begin
  perform write_legal_links();
  return null;
end $$;
create trigger legal_pages_gone after delete on legal_pages for each statement execute function forget_legal_page();
