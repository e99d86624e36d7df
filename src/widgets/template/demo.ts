import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Um bloco salvo', settings: { template_id: 101 } },
  { title: 'Outro bloco', settings: { template_id: 102 } },
  { title: 'Que surge ao rolar', settings: { template_id: 103, _animation: 'fadeInUp' } },
] satisfies Demo[]
