-- Size guides: tables of measures, each for the products, categories and tags that it names.

create table size_guides (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  -- Plain text above the table: how to measure.
  intro text not null default '' check (length(intro) <= 2000),
  -- {"columns": [{"name": "Busto", "unit": "cm"}], "rows": [["P", "86 a 90"]]}; the first column names the size.
  measures jsonb not null check (jsonb_typeof(measures -> 'columns') = 'array' and jsonb_typeof(measures -> 'rows') = 'array'),
  -- Of what is gone the number stays and does nothing.
  product_ids bigint[] not null default '{}' check (cardinality(product_ids) <= 500),
  category_ids bigint[] not null default '{}' check (cardinality(category_ids) <= 500),
  product_tag_ids bigint[] not null default '{}' check (cardinality(product_tag_ids) <= 500),
  version integer not null default 1,
  -- Whoever excluded it by mistake has it back.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);

-- The guide of a product: the one that names it, else one that names a tag of it, else one that names its deepest category. Of two
-- that fit as well the older stands.
create function size_guide_of(about bigint) returns jsonb language sql stable parallel safe as $$
  with recursive above as (
    select c.id as start, c.id, c.parent_id, 0 as distance
    from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = about
    union all
    select a.start, c.id, c.parent_id, a.distance + 1 from above a join categories c on c.id = a.parent_id where a.distance < 50
  ),
  depths as (select id, max(distance) over (partition by start) - distance as depth from above)
  select jsonb_build_object('id', g.id, 'name', g.name, 'intro', g.intro, 'columns', g.measures -> 'columns', 'rows', g.measures -> 'rows')
  from size_guides g
  cross join lateral (
    select case
      when about = any (g.product_ids) then 2000
      when exists (select from product_tagged pt where pt.product_id = about and pt.tag_id = any (g.product_tag_ids)) then 1000
      else (select max(d.depth) from depths d where d.id = any (g.category_ids))
    end as closeness
  ) fit
  where g.removed_at is null and fit.closeness is not null
  order by fit.closeness desc, g.id limit 1
$$;

-- For each row: the sweeping that finds nothing must not empty the memory of pages.
create trigger size_guides_changed after insert or update or delete on size_guides
  for each row execute function announce_fixed('products');
select audit_changes('size_guides', 'id');
