FROM node:24-slim AS build
WORKDIR /app
# The package of the runtime for the language model holds all that we run; by itself it would fetch more from elsewhere.
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node_modules/.bin/vite build && node scripts/bundle-server.ts

FROM node:24-slim
WORKDIR /app
ENV ONNXRUNTIME_NODE_INSTALL=skip
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-cache
# What is freed goes back to the machine, not into as many heaps as there are threads.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && mkdir /data && chown node:node /data
COPY src/shared src/shared
COPY src/server src/server
COPY migrations migrations
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK CMD node -e "fetch('http://localhost:3000/api/v1/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Loading the modules makes much garbage; a small nursery keeps an idle process under 200 MB instead of 350. On a machine with
# much memory the heap may otherwise grow to four times what is alive before it is tidied.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=80", "dist/server/main.js"]
