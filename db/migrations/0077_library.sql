-- The merchant's own designs are templates that draw no part of the site: sections and pages to be copied, and blocks that pages show as they
-- are kept. Pages that show a block carry its own tag, so a changed design reaches those alone.

alter table content drop constraint content_part_check;
alter table content add constraint content_part_check check (
  part in (
    'header', 'footer', 'single', 'archive', 'product', 'not-found', 'cart', 'checkout', 'order-received',
    'library-section', 'library-page', 'library-block'
  )
);

create or replace function announce_content() returns trigger language plpgsql as $$
declare
  row content := coalesce(new, old);
begin
  if row.part like 'library-%' then
    perform announce('content:' || row.id);
  else
    perform announce(
      case row.type when 'template' then 'templates' when 'post' then 'posts' when 'popup' then 'popups' else 'pages' end,
      'content:' || row.id
    );
  end if;
  return null;
end $$;

create index content_library on content (part, title) where part like 'library-%';
