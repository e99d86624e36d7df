-- Programs send orders of other countries. What the checkout asks of an address it checks itself.
create or replace function is_address(address jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(address) = 'object'
    and address ?& array['firstName', 'lastName', 'company', 'postcode', 'street', 'number', 'complement', 'neighborhood', 'city', 'state', 'phone']
    and not exists (select 1 from jsonb_each(address) part where jsonb_typeof(part.value) <> 'string' or length(part.value #>> '{}') > 200)
    and coalesce(address ->> 'country', 'BR') ~ '^[A-Z]{2}$'
$$;
