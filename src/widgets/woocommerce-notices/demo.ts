import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Fundo suave', settings: {} },
  { title: 'Com moldura', settings: { look: 'framed' } },
  { title: 'Faixa ao lado, na largura da leitura', settings: { look: 'bar', width: 'narrow' } },
] satisfies Demo[]
