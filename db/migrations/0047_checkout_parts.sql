-- Whoever pays is led nowhere else: a header and a footer for the checkout alone, in shops that are open already.
-- They are templates like every other: a merchant changes them, or throws them away and has the whole ones again.
insert into content (type, part, slug, title, status, document, settings, published_at)
select 'template', added.part, added.slug, added.title, 'publish', added.document, '{"conditions": ["include/private/checkout"]}'::jsonb, now()
from (values
  ('header', 'cabecalho-finalizacao', 'Cabeçalho da finalização', '[{"id":"b9f176d","elType":"container","widgetType":"container","settings":{"content_width":"boxed","flex_direction":"row","align_items":"center","justify":"space-between","gap":"sm","padding_block":"xs"},"elements":[{"id":"6df2e67","elType":"widget","widgetType":"site-logo","settings":{},"elements":[]},{"id":"7282713","elType":"widget","widgetType":"icon-list","settings":{"layout":"row","size":"sm","icon_color":"ink","icon_list":[{"icon":"lock","text":"Compra segura"},{"icon":"cart","text":"Voltar ao carrinho","link":{"url":"/cart/"}}]},"elements":[]}]}]'::jsonb),
  ('footer', 'rodape-finalizacao', 'Rodapé da finalização', '[{"id":"23aab86","elType":"container","widgetType":"container","settings":{"content_width":"boxed","html_tag":"div","padding_block":"md","gap":"md","border":"block"},"elements":[{"id":"f59e391","elType":"widget","widgetType":"shop-info","settings":{"layout":"line","show_legal":"yes","show_contact":"yes","align":"center"},"elements":[]}]}]'::jsonb)
) as added(part, slug, title, document)
where exists (select from content where type = 'template' and part = added.part and status = 'publish')
on conflict do nothing;
