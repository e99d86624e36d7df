-- What the members of a group cost is asked of a function with a plan of its own. Written into the view, all that offers are made of was
-- planned and set up a second time with every statement that reads a price, and nearly no product is a group.
create function member_offers(member bigint) returns setof offers language plpgsql stable strict parallel safe rows 3 as $$
begin
  return query select o.* from offers o where o.product_id = member;
end $$;

create or replace view shown_offers as
select product_id, variation_id, regular_cents, cents, in_stock from offers
union all
select
  p.id,
  null,
  p.price_cents,
  case
    when p.sale_price_cents is not null and coalesce(p.sale_from <= now(), true) and coalesce(p.sale_to > now(), true) then p.sale_price_cents
    else p.price_cents
  end,
  true
from products p
where p.type = 'external' and p.priced
union all
select l.product_id, null, o.regular_cents, o.cents, o.in_stock
from product_links l
join products g on g.id = l.product_id and g.type = 'grouped'
join products p on p.id = l.linked_id and p.status = 'publish' and p.published_at <= now()
-- Looked up for each member: joined, all that the shop sells would be read.
cross join lateral member_offers(l.linked_id) o
where l.kind = 'grouped';
