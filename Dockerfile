# syntax=docker/dockerfile:1
# A small image of the shop, for arm64 and x64: docs/operations.md, «Container».
# The base is plain Debian: Node and PostgreSQL come as the packages of the lock file (docs/decisions/002), the same that are tested.
ARG BASE=debian:trixie-slim
# Anything with npm 10 or newer; nothing of it but node_modules and dist reaches the image.
ARG BUILDER=node:24-trixie-slim

FROM ${BUILDER} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error \
  && cp node_modules/node-linux-*/bin/node /usr/local/bin/vitrine-node
COPY . .
# The browser's files, then away with what only they are made of. The lists stay as they were: they are part of the build's fingerprint.
RUN NODE_ENV=production vitrine-node --import ./tools/tsx-hook.mjs tools/build.ts \
  && cp package.json package-lock.json /tmp/ \
  && vitrine-node deploy/image/server-packages.ts \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error \
  && cp /tmp/package.json /tmp/package-lock.json . \
  && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.cache /tmp/package*.json \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${BASE}
RUN groupadd --gid 10001 vitrine && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin vitrine \
  && install -d -o vitrine -g vitrine -m 0700 /data
COPY --from=build /usr/local/bin/vitrine-node /usr/local/bin/node
COPY --from=build --chmod=0755 /app/deploy/image/vitrine /usr/local/bin/vitrine
WORKDIR /app
COPY --from=build /app .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_LEVEL=info MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
# What would otherwise be compiled at every start, since the image is read-only: a bare shop is opened once and closed.
RUN install -d -o vitrine -g vitrine node_modules/.cache
USER vitrine
RUN sh deploy/image/warm-up.sh
USER root
RUN chown -R root:root node_modules/.cache
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The first start makes the demo, or migrates.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 CMD ["node", "/app/deploy/image/healthy.mjs"]
ENTRYPOINT ["vitrine"]
CMD ["start"]
