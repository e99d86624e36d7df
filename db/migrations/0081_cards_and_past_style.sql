-- A page's own style comes back with what the page was; cards that lists repeat are templates of their own, which stand on no page.

alter table content_revisions add column settings jsonb not null default '{}';

alter table content drop constraint content_part_check;
alter table content add constraint content_part_check check (
  part in (
    'header', 'footer', 'single', 'archive', 'product', 'not-found', 'loop-item', 'cart', 'checkout', 'order-received',
    'library-section', 'library-page', 'library-block'
  )
);
