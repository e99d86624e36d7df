-- Fields of the merchant's own on cards of products, asked at the checkout, and numbers that lists are narrowed by.

alter table custom_fields add column on_card boolean not null default false;
alter table custom_fields add constraint custom_fields_on_card check (not on_card or noun = 'product' and seen_by = 'customers');

-- What the card of a product shows of its fields: what each is, and its value.
create function card_fields(meta jsonb) returns jsonb language sql stable parallel safe as $$
  select case when meta = '[]' then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('key', f.key, 'name', f.name, 'kind', f.kind, 'options', f.options, 'value', one.value) order by f.position, f.id), '[]')
    from custom_fields f
    cross join lateral (select m -> 'value' as value from jsonb_array_elements(meta) m where m ->> 'key' = f.key limit 1) one
    where f.noun = 'product' and f.on_card and f.removed_at is null and f.seen_by = 'customers'
  ) end
$$;

-- What the shop asks at the checkout are fields of orders.
alter table custom_fields drop constraint custom_fields_check1;
alter table custom_fields add constraint custom_fields_check1 check (noun in ('customer', 'order') or not asked);

-- Numbers that lists are narrowed by: what products have in fields of numbers.
create table product_numbers (
  product_id bigint not null references products on delete cascade,
  key text not null,
  value numeric not null,
  primary key (product_id, key)
);
create index product_numbers_value on product_numbers (key, value, product_id);

create function number_values(meta jsonb) returns table (key text, value numeric) language sql stable parallel safe as $$
  select distinct on (f.key) f.key, (m ->> 'value')::numeric
  from jsonb_array_elements(meta) m
  join custom_fields f on f.noun = 'product' and f.kind = 'number' and f.filterable and f.removed_at is null and f.key = m ->> 'key'
  where jsonb_typeof(m -> 'value') = 'number'
  order by f.key
$$;

create function keep_product_numbers() returns trigger language plpgsql as $$
declare
  was jsonb;
  is_now jsonb;
begin
  select jsonb_object_agg(n.key, n.value) into was from product_numbers n where n.product_id = new.id;
  select jsonb_object_agg(n.key, n.value) into is_now from number_values(new.meta) n;
  if was is not distinct from is_now then return null; end if;
  delete from product_numbers where product_id = new.id;
  insert into product_numbers (product_id, key, value) select new.id, n.key, n.value from number_values(new.meta) n;
  perform announce('products');
  return null;
end $$;
create trigger product_numbers_made after insert on products for each row when (new.meta <> '[]') execute function keep_product_numbers();
create trigger product_numbers_changed after update on products for each row
  when (old.meta is distinct from new.meta) execute function keep_product_numbers();

-- A field that lists begin to be narrowed by, or no more.
create function note_number_field() returns trigger language plpgsql as $$
begin
  delete from product_numbers where key = coalesce(new.key, old.key);
  if tg_op <> 'DELETE' and new.filterable and new.removed_at is null then
    insert into product_numbers (product_id, key, value)
    select p.id, n.key, n.value from products p cross join lateral number_values(p.meta) n
    where p.meta @> jsonb_build_array(jsonb_build_object('key', new.key)) and n.key = new.key;
  end if;
  return null;
end $$;
create trigger custom_fields_numbers_made after insert on custom_fields for each row
  when (new.noun = 'product' and new.kind = 'number' and new.filterable) execute function note_number_field();
create trigger custom_fields_numbers_changed after update on custom_fields for each row
  when (new.noun = 'product' and new.kind = 'number' and (old.filterable, old.removed_at is null) is distinct from (new.filterable, new.removed_at is null))
  execute function note_number_field();
create trigger custom_fields_numbers_gone after delete on custom_fields for each row
  when (old.noun = 'product' and old.kind = 'number' and old.removed_at is null) execute function note_number_field();

-- Numbers are narrowed by as numbers, not as one code for each value.
create or replace function field_codes(meta jsonb) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(distinct 'pa_campo-' || replace(f.key, '_', '-') || ':' || field_slug(t.value)), '{}')
  from field_texts(meta) t
  join custom_fields f on f.noun = 'product' and f.key = t.key and f.filterable and f.kind <> 'number' and f.removed_at is null
  where field_slug(t.value) <> ''
$$;
