-- Fields of the merchant's own: what they are. Their values stand with the other meta of what they are about, under their keys.

create table custom_fields (
  id bigint generated always as identity primary key,
  noun text not null check (noun in ('product', 'variation', 'category', 'customer', 'order')),
  key text not null check (key ~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$' and length(key) <= 60),
  -- What people call it.
  name text not null check (length(name) between 1 and 80),
  help text not null default '' check (length(help) <= 300),
  kind text not null check (kind in ('text', 'long_text', 'number', 'choice', 'choices', 'date', 'yes_no', 'color', 'picture', 'file', 'link')),
  -- Of a number its unit, bounds and decimals; of a choice its options; of a text its length; of a link what it leads to.
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  required boolean not null default false,
  seen_by text not null default 'customers' check (seen_by in ('customers', 'merchants')),
  -- Among the facts of the page of what it is about.
  on_page boolean not null default true,
  filterable boolean not null default false,
  searchable boolean not null default false,
  -- Of customers alone: asked in their account.
  asked boolean not null default false,
  position integer not null default 0,
  -- Its values go to removed_field_values, and come back from there when somebody wants it back.
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (noun = 'product' or not filterable and not searchable),
  check (noun = 'customer' or not asked),
  -- What customers don't see, they neither find nor tell.
  check (seen_by = 'customers' or not on_page and not filterable and not searchable and not asked)
);
create unique index custom_fields_key on custom_fields (noun, key) where removed_at is null;
create index custom_fields_order on custom_fields (noun, position, id);

-- The values of fields that were removed, until nobody can want them back.
create table removed_field_values (
  field_id bigint not null references custom_fields on delete cascade,
  thing_id bigint not null,
  value jsonb not null,
  primary key (field_id, thing_id)
);
create index removed_field_values_thing on removed_field_values (thing_id);

alter table categories add column meta jsonb not null default '[]' check (jsonb_typeof(meta) = 'array');

create table customer_meta (
  user_id bigint primary key references users on delete cascade,
  meta jsonb not null default '[]' check (jsonb_typeof(meta) = 'array')
);

-- Whoever is forgotten leaves nothing among what was removed either.
create function forget_removed_values() returns trigger language plpgsql as $$
begin
  delete from removed_field_values v using custom_fields f where f.id = v.field_id and f.noun = tg_argv[0] and v.thing_id = old.id;
  return null;
end $$;
create trigger users_removed_values after delete on users for each row execute function forget_removed_values('customer');
create trigger orders_removed_values after delete on orders for each row execute function forget_removed_values('order');

-- The part of an address that a value is filtered by.
create function field_slug(value text) returns text language sql stable parallel safe as $$
  select left(btrim(regexp_replace(lower(unaccent(value)), '[^a-z0-9]+', '-', 'g'), '-'), 100)
$$;

-- Each value of a product's fields as texts: of a list each of its own.
create function field_texts(meta jsonb, out key text, out value text) returns setof record language sql immutable parallel safe as $$
  select m ->> 'key', one.value
  from jsonb_array_elements(meta) m
  cross join lateral (
    select case when jsonb_typeof(m -> 'value') = 'boolean' then case when (m -> 'value')::boolean then 'sim' else 'nao' end else m ->> 'value' end as value
    where jsonb_typeof(m -> 'value') <> 'array'
    union all
    select jsonb_array_elements_text(m -> 'value') where jsonb_typeof(m -> 'value') = 'array'
  ) one
  where one.value is not null and length(one.value) <= 20000
$$;

-- What a product can be filtered by of its fields, as if they were attributes whose address begins with «campo-».
create function field_codes(meta jsonb) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(distinct 'pa_campo-' || replace(f.key, '_', '-') || ':' || field_slug(t.value)), '{}')
  from field_texts(meta) t
  join custom_fields f on f.noun = 'product' and f.key = t.key and f.filterable and f.removed_at is null
  where field_slug(t.value) <> ''
$$;

create function field_words(meta jsonb) returns text language sql stable parallel safe as $$
  select coalesce(string_agg(t.value, ' '), '')
  from field_texts(meta) t
  join custom_fields f on f.noun = 'product' and f.key = t.key and f.searchable and f.removed_at is null
$$;

-- What visitors may see of a thing's fields: what each is, and its value. A statement that reads the thing asks this along.
create function shown_fields(about text, meta jsonb) returns jsonb language sql stable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'key', f.key, 'name', f.name, 'kind', f.kind, 'options', f.options, 'onPage', f.on_page, 'value', one.value
  ) order by f.position, f.id), '[]')
  from custom_fields f
  cross join lateral (select m -> 'value' as value from jsonb_array_elements(meta) m where m ->> 'key' = f.key limit 1) one
  where f.noun = about and f.removed_at is null and f.seen_by = 'customers'
$$;

create or replace function refresh_shelf(ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever comes second waits here and then reads what the first has written.
  perform 1 from product_shelf where product_id = any (ids) order by product_id for update;
  with fresh as materialized (
    select
      p.id as product_id,
      offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'catalog') as in_catalog,
      offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'search') as in_search,
      p.position,
      p.published_at,
      p.total_sales,
      p.rating_sum::numeric / greatest(p.rating_count, 1) as rating,
      p.rating_count,
      coalesce(offer.cents, 0) as cents,
      coalesce(offer.up_to_cents, 0) as up_to_cents,
      array_remove(
        categories.codes || tags.codes || terms.codes || field_codes(p.meta)
          || case when offer.in_stock then 'stock:in' end
          || case when offer.on_sale then 'sale:yes' end
          || case when p.featured then 'featured:yes' end
          || case when p.rating_count > 0 then 'rating:' || round(p.rating_sum::numeric / p.rating_count) end,
        null) as facets,
      both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A') as name_words,
      both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A') || both_forms(shelved.words, 'B')
        || both_forms(plain_words(field_words(p.meta)), 'C')
        || setweight(to_tsvector('portuguese', plain_text(p.short_description)), 'C')
        || setweight(to_tsvector('portuguese', plain_text(p.description)), 'D') as words,
      due.at as next_change_at
    from products p
    cross join lateral (
      select min(cents) as cents, max(cents) as up_to_cents, bool_or(in_stock) as in_stock, bool_or(cents < regular_cents) as on_sale
      from shown_offers o where o.product_id = p.id
    ) offer
    cross join lateral (
      with recursive above as (
        select c.id, c.parent_id, c.slug, c.name from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id
        union
        select c.id, c.parent_id, c.slug, c.name from above join categories c on c.id = above.parent_id
      )
      select coalesce(array_agg('cat:' || slug), '{}') as codes, string_agg(name, ' ') as names from above
    ) categories
    cross join lateral (
      select coalesce(array_agg('tag:' || t.slug), '{}') as codes, string_agg(t.name, ' ') as names
      from product_tagged pt join product_tags t on t.id = pt.tag_id where pt.product_id = p.id
    ) tags
    cross join lateral (
      select coalesce(array_agg('pa_' || a.slug || ':' || t.slug), '{}') as codes, string_agg(t.name, ' ') as names
      from product_terms pt join attribute_terms t on t.id = pt.term_id join attributes a on a.id = t.attribute_id where pt.product_id = p.id
    ) terms
    cross join lateral (
      select coalesce(string_agg(distinct code, ' '), '') as codes
      from (
        select replace(plain_words(p.sku), ' ', '') as code
        union all
        select replace(plain_words(v.sku), ' ', '') from variations v where v.product_id = p.id and v.enabled
      ) known
    ) skus
    cross join lateral (select plain_words(p.name) as words) named
    cross join lateral (select plain_words(concat_ws(' ', categories.names, tags.names, terms.names)) as words) shelved
    cross join lateral (
      select min(at) as at from (
        select unnest(array[p.published_at, p.sale_from, p.sale_to]) as at
        union all
        select unnest(array[v.sale_from, v.sale_to]) from variations v where v.product_id = p.id
        union all
        select s.next_change_at from product_links l join product_shelf s on s.product_id = l.linked_id where l.product_id = p.id and l.kind = 'grouped'
        union all
        select unnest(array[part.sale_from, part.sale_to]) from bundle_items i join products part on part.id = i.product_id where i.bundle_id = p.id
        union all
        select unnest(array[part.sale_from, part.sale_to]) from bundle_items i join variations part on part.id = i.variation_id where i.bundle_id = p.id
      ) moments where at > now()
    ) due
    where p.id = any (ids)
  ),
  on_shelf as (
    insert into product_shelf (product_id, in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at)
    select product_id, in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at from fresh
    on conflict (product_id) do update set
      (in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at)
      = (excluded.in_catalog, excluded.position, excluded.published_at, excluded.total_sales, excluded.rating, excluded.rating_count,
        excluded.cents, excluded.up_to_cents, excluded.facets, excluded.next_change_at)
    where product_shelf is distinct from excluded
  )
  insert into product_words (product_id, in_search, name_words, words)
  select product_id, in_search, name_words, words from fresh
  on conflict (product_id) do update set (in_search, name_words, words) = (excluded.in_search, excluded.name_words, excluded.words)
  where product_words is distinct from excluded;
  perform learn_words(array_agg(plain_words(concat_ws(' ', p.name, c.name, t.name))), true)
  from products p
  join product_words w on w.product_id = p.id and w.in_search
  left join product_categories pc on pc.product_id = p.id left join categories c on c.id = pc.category_id
  left join product_tagged pt on pt.product_id = p.id left join product_tags t on t.id = pt.tag_id
  where p.id = any (ids);
  perform learn_words(array_agg(plain_text(concat_ws(' ', p.short_description, p.description, field_words(p.meta)))), false)
  from products p join product_words w on w.product_id = p.id and w.in_search
  where p.id = any (ids);
end $$;

-- A field that is made, changed or removed: what products are found and filtered by, and the pages that tell of it.
create function note_field() returns trigger language plpgsql as $$
declare
  field custom_fields := coalesce(new, old);
begin
  if field.noun = 'product' and (tg_op = 'INSERT' and (new.filterable or new.searchable)
    or tg_op = 'DELETE' and (old.filterable or old.searchable)
    or tg_op = 'UPDATE' and (old.key, old.filterable, old.searchable, old.removed_at is null)
      is distinct from (new.key, new.filterable, new.searchable, new.removed_at is null))
  then
    perform note_shelves_of(array(
      select id from products where meta @> jsonb_build_array(jsonb_build_object('key', field.key))
    ));
  end if;
  perform announce('products');
  return null;
end $$;
create trigger custom_fields_changed after insert or update or delete on custom_fields for each row execute function note_field();

-- Lists are narrowed by what changed here.
create function announce_product_fields() returns trigger language plpgsql as $$
begin
  if field_codes(old.meta) is distinct from field_codes(new.meta) then
    perform announce('products');
  end if;
  return null;
end $$;
create trigger product_fields_changed after update on products for each row
  when (old.meta is distinct from new.meta) execute function announce_product_fields();

select audit_changes('custom_fields', 'id');
-- That they changed is told, not what customers said of themselves.
select audit_changes('customer_meta', 'user_id', 'meta');
