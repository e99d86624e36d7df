-- Which popups a page may show is part of the page: a changed popup reaches the pages that carry the tag "popups".

create or replace function announce_content() returns trigger language plpgsql as $$
declare
  row content := coalesce(new, old);
begin
  perform announce(
    case row.type when 'template' then 'templates' when 'post' then 'posts' when 'popup' then 'popups' else 'pages' end,
    'content:' || row.id
  );
  return null;
end $$;
