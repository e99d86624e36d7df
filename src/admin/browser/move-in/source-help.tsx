import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

const Help = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="details" sx={{ inlineSize: '100%', '& summary': { cursor: 'pointer', py: 1.25 } }}>
    <Typography component="summary" variant="body2" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Box component="ol" sx={{ m: 0, paddingInlineStart: 3, pb: 1, display: 'grid', gap: 0.5, typography: 'body2' }}>
      {children}
    </Box>
  </Box>
)

/** How keys are made in the old shop. */
export const KeyHelp = () => (
  <Box>
    <Help title="Onde crio a chave do WooCommerce?">
      <li>No painel do WordPress da loja antiga, abra WooCommerce › Configurações › Avançado › REST API.</li>
      <li>Clique em «Adicionar chave», escreva «Mudança», escolha uma pessoa que administra a loja e a permissão «Leitura».</li>
      <li>Clique em «Gerar chave» e copie os dois códigos: a chave começa com ck_ e o segredo com cs_.</li>
    </Help>
    <Help title="Onde crio a senha de aplicativo?">
      <li>No WordPress, abra Usuários › Perfil de quem administra a loja.</li>
      <li>Em «Senhas de aplicativos», escreva «Mudança» e clique em «Adicionar nova senha de aplicativo».</li>
      <li>Copie a senha que aparece. Ela pode ser apagada ali mesmo depois da mudança.</li>
    </Help>
  </Box>
)

/** Which files serve, and how they are had. */
export const FileHelp = () => (
  <Box>
    <Help title="WordPress: exportar os conteúdos (.xml)">
      <li>No painel da loja antiga, abra Ferramentas › Exportar e escolha «Todo o conteúdo».</li>
      <li>Clique em «Baixar o arquivo de exportação».</li>
      <li>Vêm produtos, páginas, textos, menus e avaliações. Clientes e pedidos não estão neste arquivo.</li>
    </Help>
    <Help title="WordPress: o banco de dados inteiro (.sql), com clientes e pedidos">
      <li>No painel da hospedagem, abra o phpMyAdmin e escolha o banco da loja.</li>
      <li>Abra «Exportar», método «Rápido», formato SQL, e clique em «Exportar». Um .sql.gz também serve.</li>
      <li>Sem phpMyAdmin: um backup do UpdraftPlus também serve; é o arquivo que termina em -db.gz.</li>
      <li>O arquivo .wpress do All-in-One WP Migration também serve (exportado sem senha): vem com as imagens.</li>
      <li>Vem tudo, também as senhas dos clientes, que continuam valendo.</li>
    </Help>
    <Help title="WooCommerce: a tabela de produtos (.csv)">
      <li>Em Produtos › Exportar, marque «Exportar metadados personalizados» e gere o CSV.</li>
    </Help>
    <Help title="Shopify, Nuvemshop e Loja Integrada (.csv)">
      <li>Shopify: Produtos, Clientes ou Pedidos › Exportar › CSV simples. Os três podem vir juntos em um zip.</li>
      <li>Nuvemshop: Produtos, Clientes ou Vendas › Exportar.</li>
      <li>Loja Integrada: Produtos › Exportar planilha, salva como CSV.</li>
    </Help>
    <Help title="Elementor: um kit ou modelo (.zip, .json)">
      <li>Em Elementor › Ferramentas › Importar/exportar kit, exporte o site; ou exporte um modelo em Modelos.</li>
    </Help>
    <Help title="As imagens em um zip (opcional)">
      <li>No gerenciador de arquivos da hospedagem, compacte a pasta wp-content/uploads e baixe o zip.</li>
      <li>Sem ele a loja busca cada imagem no endereço da loja antiga, que precisa continuar no ar até o fim.</li>
    </Help>
  </Box>
)
