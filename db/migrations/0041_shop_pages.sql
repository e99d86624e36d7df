-- The pages around the cart, the checkout and a placed order are documents like the others: drafts, revisions and versions are theirs
-- too. One that was never designed has no row.

alter table content drop constraint content_part_check;
alter table content add constraint content_part_check check (
  part in ('header', 'footer', 'single', 'archive', 'product', 'not-found', 'cart', 'checkout', 'order-received')
);
-- A shop has one of each, named after what it shows.
alter table content add constraint content_shop_page_check check (
  part not in ('cart', 'checkout', 'order-received') or (slug = part and status in ('draft', 'publish'))
);

insert into content (type, part, slug, title, status, document, published_at)
select 'template', page.part, page.part, page.title, 'publish', settings.value, now()
from (values
  ('cart_page', 'cart', 'Carrinho'),
  ('checkout_page', 'checkout', 'Finalizar compra'),
  ('order_received_page', 'order-received', 'Pedido recebido')
) page (setting, part, title)
join settings on settings.name = page.setting
where jsonb_typeof(settings.value) = 'array';

delete from settings where name in ('cart_page', 'checkout_page', 'order_received_page');
