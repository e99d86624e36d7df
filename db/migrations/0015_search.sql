-- What is found and filtered, kept beside the catalogue: one narrow row for each product, so that a list of a hundred thousand
-- is read as quickly as one of a thousand. Everything in it is derived; refresh_shelf makes it anew.

do $$
begin
  create extension if not exists unaccent;
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise exception 'a busca precisa das extensões unaccent e pg_trgm, e este usuário do banco não pode instalá-las (%). Peça a quem administra o servidor que execute neste banco: create extension unaccent; create extension pg_trgm;', sqlerrm;
end $$;

-- Small letters and digits without accents or markup, parted by single spaces.
create function plain_words(text) returns text language sql stable parallel safe as $$
  select btrim(regexp_replace(lower(unaccent(regexp_replace(left($1, 100000), '<[^>]*>|&#?\w{1,10};', ' ', 'g'))), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The same of a long text, for an index: only what would hide a word from its parser is taken out.
create function plain_text(text) returns text language sql stable parallel safe as $$
  select lower(unaccent(translate(regexp_replace(left($1, 100000), '<[^>]*>|&#?\w{1,10};', ' ', 'g'), './@_-:\=&%+', '           ')))
$$;

-- Each word twice: its stem, so that the plural finds the singular, and as it is written, so that its beginning finds it.
create function both_forms(plain text, weight "char") returns tsvector language sql stable parallel safe as $$
  select setweight(to_tsvector('portuguese', plain) || to_tsvector('simple', plain), weight)
$$;

create table product_shelf (
  product_id bigint primary key references products on delete cascade,
  in_catalog boolean not null,
  in_search boolean not null,
  position integer not null,
  published_at timestamptz,
  total_sales bigint not null,
  rating numeric not null,
  rating_count bigint not null,
  cents bigint not null,
  up_to_cents bigint not null,
  -- What it can be filtered by: cat:slug (and every category above), tag:slug, pa_attribute:term, rating:1…5, stock:in, sale:yes, featured:yes.
  facets text[] not null,
  name_words tsvector not null,
  words tsvector not null,
  -- When time alone changes any of this: a sale begins or ends, the hour of publishing comes.
  next_change_at timestamptz
);
create index product_shelf_order on product_shelf (position, product_id) where in_catalog;
create index product_shelf_newest on product_shelf (published_at desc, product_id desc) where in_catalog;
create index product_shelf_popular on product_shelf (total_sales desc, product_id) where in_catalog;
create index product_shelf_rated on product_shelf (rating desc, rating_count desc, product_id) where in_catalog;
create index product_shelf_cheapest on product_shelf (cents, product_id) where in_catalog;
create index product_shelf_dearest on product_shelf (up_to_cents desc, product_id) where in_catalog;
create index product_shelf_due on product_shelf (next_change_at) where next_change_at is not null;
create index product_shelf_facets on product_shelf using gin (facets) with (fastupdate = off);
create index product_shelf_name_words on product_shelf using gin (name_words) with (fastupdate = off);
create index product_shelf_words on product_shelf using gin (words) with (fastupdate = off);

create table content_words (
  content_id bigint primary key references content on delete cascade,
  title_words tsvector not null,
  words tsvector not null
);
create index content_words_title on content_words using gin (title_words);
create index content_words_all on content_words using gin (words);

-- Every word that the shop uses, so that only others are taken for mistyped, and those of names and titles, which they may have been
-- meant to be. A word is offered only while something public has it.
create table search_words (word text primary key check (length(word) between 3 and 40), in_name boolean not null);
create index search_words_alike on search_words using gin (word gin_trgm_ops) where in_name;
create index search_words_beginning on search_words (left(word, 1), length(word)) where in_name;

create function learn_words(plain text[], named boolean) returns void language sql as $$
  insert into search_words as known
  select distinct split.word, named
  from unnest(plain) as texts (text), unnest(tsvector_to_array(to_tsvector('simple', texts.text))) as split (word)
  where length(split.word) between 3 and 40 and split.word !~ '[^[:alpha:]]'
    and not exists (select 1 from search_words known where known.word = split.word and known.in_name >= named)
  order by 1
  on conflict (word) do update set in_name = true where excluded.in_name and not known.in_name
$$;

create function refresh_shelf(ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever comes second waits here and then reads what the first has written.
  perform 1 from product_shelf where product_id = any (ids) order by product_id for update;
  insert into product_shelf
  select
    p.id,
    offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'catalog'),
    offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'search'),
    p.position,
    p.published_at,
    p.total_sales,
    p.rating_sum::numeric / greatest(p.rating_count, 1),
    p.rating_count,
    coalesce(offer.cents, 0),
    coalesce(offer.up_to_cents, 0),
    array_remove(
      categories.codes || tags.codes || terms.codes
        || case when offer.in_stock then 'stock:in' end
        || case when offer.on_sale then 'sale:yes' end
        || case when p.featured then 'featured:yes' end
        || case when p.rating_count > 0 then 'rating:' || round(p.rating_sum::numeric / p.rating_count) end,
      null),
    both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A'),
    both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A') || both_forms(shelved.words, 'B')
      || setweight(to_tsvector('portuguese', plain_text(p.short_description)), 'C')
      || setweight(to_tsvector('portuguese', plain_text(p.description)), 'D'),
    due.at
  from products p
  cross join lateral (
    select min(cents) as cents, max(cents) as up_to_cents, bool_or(in_stock) as in_stock, bool_or(cents < regular_cents) as on_sale
    from offers where offers.product_id = p.id
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
    ) moments where at > now()
  ) due
  where p.id = any (ids)
  on conflict (product_id) do update set
    (in_catalog, in_search, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, name_words, words, next_change_at)
    = (excluded.in_catalog, excluded.in_search, excluded.position, excluded.published_at, excluded.total_sales, excluded.rating,
      excluded.rating_count, excluded.cents, excluded.up_to_cents, excluded.facets, excluded.name_words, excluded.words, excluded.next_change_at)
  where product_shelf is distinct from excluded;
  perform learn_words(array_agg(plain_words(concat_ws(' ', p.name, c.name, t.name))), true)
  from products p
  join product_shelf s on s.product_id = p.id and s.in_search
  left join product_categories pc on pc.product_id = p.id left join categories c on c.id = pc.category_id
  left join product_tagged pt on pt.product_id = p.id left join product_tags t on t.id = pt.tag_id
  where p.id = any (ids);
  perform learn_words(array_agg(plain_text(concat_ws(' ', p.short_description, p.description))), false)
  from products p join product_shelf s on s.product_id = p.id and s.in_search
  where p.id = any (ids);
end $$;

-- One row for each statement of a transaction that has touched products; settled once, at its end, when its other locks are taken.
create table shelf_changes (xid xid8 not null default pg_current_xact_id(), product_ids bigint[] not null);
create index shelf_changes_xid on shelf_changes (xid);

create function settle_shelf() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  with taken as (delete from shelf_changes where xid = pg_current_xact_id() returning product_ids)
  select array_agg(distinct id order by id) into ids from taken, unnest(product_ids) as id;
  if ids is not null then
    perform refresh_shelf(ids);
  end if;
  return null;
end $$;
create constraint trigger shelf_settled after insert on shelf_changes deferrable initially deferred
  for each row execute function settle_shelf();

create function note_shelf(ids bigint[]) returns void language sql as $$
  insert into shelf_changes (product_ids) select ids where cardinality(ids) > 0
$$;

create function note_product() returns trigger language plpgsql as $$
begin
  perform note_shelf(array(select id from changed));
  return null;
end $$;

-- What a sale changes is no reason to wait for an index: how often a product was bought follows with the clock.
create function note_changed_product() returns trigger language plpgsql as $$
declare
  unheard constant text[] := array['total_sales', 'low_stock', 'version', 'modified_at'];
begin
  perform note_shelf(array(
    select after.id from changed after join before on before.id = after.id
    where to_jsonb(after) - unheard is distinct from to_jsonb(before) - unheard
  ));
  return null;
end $$;

create function note_part() returns trigger language plpgsql as $$
begin
  perform note_shelf(array(select distinct product_id from changed));
  return null;
end $$;

-- A sale changes a list only where the last unit goes or one comes back.
create function note_stock() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(
    select distinct after.product_id from changed after join before on before.id = after.id where (before.on_hand > 0) <> (after.on_hand > 0)
  );
begin
  perform note_shelf(ids);
  if cardinality(ids) > 0 then
    perform announce('products');
  end if;
  return null;
end $$;

-- More products than this share a word or a shelf: they follow within a minute, so that nobody waits for them.
create function note_shelves_of(ids bigint[]) returns void language plpgsql as $$
begin
  if cardinality(ids) <= 500 then
    perform note_shelf(ids);
  else
    update product_shelf set next_change_at = now() where product_id = any (ids);
  end if;
end $$;

create function note_categories() returns trigger language plpgsql as $$
begin
  perform note_shelves_of(array(
    with recursive below as (
      select id from changed
      union
      select c.id from below join categories c on c.parent_id = below.id
    )
    select distinct product_id from product_categories where category_id in (select id from below)
  ));
  return null;
end $$;

create function note_tags() returns trigger language plpgsql as $$
begin
  perform note_shelves_of(array(select distinct product_id from product_tagged where tag_id in (select id from changed)));
  return null;
end $$;

create function note_terms() returns trigger language plpgsql as $$
begin
  perform note_shelves_of(array(select distinct product_id from product_terms where term_id in (select id from changed)));
  return null;
end $$;

create function note_attributes() returns trigger language plpgsql as $$
begin
  perform note_shelves_of(array(
    select distinct product_id from product_terms join attribute_terms t on t.id = term_id where t.attribute_id in (select id from changed)
  ));
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['product_categories', 'product_tagged', 'product_terms', 'variations', 'stock'] loop
    execute format('create trigger shelf_grown after insert on %I referencing new table as changed for each statement execute function note_part()', part);
    execute format('create trigger shelf_shrunk after delete on %I referencing old table as changed for each statement execute function note_part()', part);
    if part <> 'stock' then
      execute format('create trigger shelf_changed after update on %I referencing new table as changed for each statement execute function note_part()', part);
    end if;
  end loop;
end $$;
create trigger shelf_changed after update on stock referencing old table as before new table as changed for each statement execute function note_stock();
create trigger shelf_grown after insert on products referencing new table as changed for each statement execute function note_product();
create trigger shelf_changed after update on products referencing old table as before new table as changed for each statement execute function note_changed_product();
create trigger shelf_renamed after update on categories referencing new table as changed for each statement execute function note_categories();
create trigger shelf_renamed after update on product_tags referencing new table as changed for each statement execute function note_tags();
create trigger shelf_renamed after update on attribute_terms referencing new table as changed for each statement execute function note_terms();
create trigger shelf_renamed after update on attributes referencing new table as changed for each statement execute function note_attributes();

-- Brings up to date what time has changed, a bounded number at once; answers how many there were.
create function refresh_due_shelves(most integer) returns integer language plpgsql as $$
declare
  ids bigint[] := array(
    select product_id from product_shelf where next_change_at <= now() order by next_change_at limit most for update skip locked
  );
begin
  update product_shelf set total_sales = sold.total_sales
  from (
    select s.product_id, p.total_sales from product_shelf s join products p on p.id = s.product_id
    where p.total_sales <> s.total_sales limit most for update of s skip locked
  ) sold
  where sold.product_id = product_shelf.product_id;
  if cardinality(ids) > 0 then
    perform refresh_shelf(ids);
    perform announce('products');
  end if;
  return cardinality(ids);
end $$;

-- The text of a page is what its elements say, not how they look.
create function said_by(document jsonb) returns text language sql stable parallel safe as $$
  select plain_text(coalesce(string_agg(piece #>> '{}', ' '), ''))
  from unnest(array['editor', 'title', 'title_text', 'description', 'description_text', 'text', 'content', 'tab_title', 'tab_content',
    'testimonial_content', 'heading', 'caption']) as spoken (setting),
    jsonb_path_query(document, ('$.**."' || spoken.setting || '" ? (@.type() == "string")')::jsonpath) as piece
$$;

create function refresh_content_words(ids bigint[]) returns void language plpgsql as $$
begin
  insert into content_words
  select id, both_forms(plain_words(title), 'A'),
    both_forms(plain_words(title), 'A') || setweight(to_tsvector('portuguese', plain_text(excerpt)), 'C')
      || setweight(to_tsvector('portuguese', said_by(document)), 'D')
  from content where id = any (ids) and type in ('page', 'post')
  on conflict (content_id) do update set (title_words, words) = (excluded.title_words, excluded.words);
  perform learn_words(array_agg(plain_words(title)), true), learn_words(array_agg(said_by(document)), false) from content
  where id = any (ids) and type in ('page', 'post') and status = 'publish' and published_at <= now();
end $$;

create function note_content() returns trigger language plpgsql as $$
begin
  perform refresh_content_words(array(select id from changed order by id));
  return null;
end $$;
create trigger words_grown after insert on content referencing new table as changed for each statement execute function note_content();
create trigger words_changed after update on content referencing new table as changed for each statement execute function note_content();

select refresh_shelf(array(select id from products order by id));
select refresh_content_words(array(select id from content order by id));
