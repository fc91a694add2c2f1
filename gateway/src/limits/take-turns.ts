/**
 * Takes one turn at each key, or none, and then returns the milliseconds until every key has one. A key holds the time
 * when all its turns are available again (generic cell rate algorithm): a burst of a minute's turns, then evenly
 * spaced. ARGV: turns per minute of each key.
 */
export const TAKE_TURNS = `
local MINUTE = 60000
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
local free = {}
for i, key in ipairs(KEYS) do
  free[i] = math.max(tonumber(redis.call('GET', key)) or 0, now) + MINUTE / ARGV[i]
  wait = math.max(wait, free[i] - now - MINUTE)
end
if wait > 0 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.3f', free[i]), 'PX', math.ceil(free[i] - now))
end
return 0
`;
