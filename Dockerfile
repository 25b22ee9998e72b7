# The application with everything it needs but a database. docs/operations.md says how to run it.
FROM node:24-bookworm-slim

RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates chromium fonts-noto-core fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY . .
# Installed and built once, here, so that a start does neither.
RUN node -e "import('./scripts/run.mjs').then((run) => run.ensureInstalled())" \
  && node scripts/run.mjs build \
  && mkdir -p .data .cache && chown node:node .data .cache

ENV NODE_ENV=production HOST=0.0.0.0 CHROMIUM_PATH=/usr/bin/chromium
USER node
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["npm", "run"]
CMD ["start"]
