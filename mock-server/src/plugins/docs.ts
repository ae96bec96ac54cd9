import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from '../contract/document.ts';

/** Swagger UI of the bundled contract at `/docs`. Loaded only when wanted: it is the slowest thing to start. */
export async function installDocs(app: FastifyInstance, document: ContractDocument): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'none' } });
}
