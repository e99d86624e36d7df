"""OpenStack Swift with its S3 interface in one process: account, container and object server, and the proxy on the given port."""
import os
import sys

import eventlet
eventlet.monkey_patch()
import eventlet.wsgi
from swift.account import server as account_server
from swift.common import storage_policy, utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp
from swift.container import server as container_server
from swift.obj import server as object_server

folder, port, key, secret = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
utils.HASH_PATH_PREFIX = utils.HASH_PATH_SUFFIX = b'vitrine'
utils.SWIFT_CONF_FILE = storage_policy.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
with open(utils.SWIFT_CONF_FILE, 'w') as conf:
    conf.write('[swift-hash]\nswift_hash_path_prefix = vitrine\nswift_hash_path_suffix = vitrine\n')
os.makedirs(os.path.join(folder, 'node', 'disk'), exist_ok=True)


class Cache(dict):
    """What memcached would be: the proxy keeps what it knows of containers there."""

    def __bool__(self):
        return True

    def get(self, key, default=None, **_):
        return dict.get(self, key, default)

    def set(self, key, value, *_, **__):
        self[key] = value

    def incr(self, key, delta=1, **_):
        self[key] = self.get(key, 0) + delta
        return self[key]

    def delete(self, key, **_):
        self.pop(key, None)


def serve(app, sock):
    eventlet.spawn(eventlet.wsgi.server, sock, app, log_output=False, protocol=eventlet.wsgi.HttpProtocol)


settings = {'devices': os.path.join(folder, 'node'), 'swift_dir': folder, 'mount_check': 'false', 'disable_fallocate': 'true',
            'replication_server': 'false', 'log_name': 'swift', 'bind_ip': '127.0.0.1'}
for name, module in (('account', account_server), ('container', container_server), ('object', object_server)):
    sock = eventlet.listen(('127.0.0.1', 0))
    builder = RingBuilder(1, 1, 1)
    builder.add_dev({'id': 0, 'region': 0, 'zone': 0, 'weight': 1.0, 'ip': '127.0.0.1', 'port': sock.getsockname()[1],
                     'device': 'disk', 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, name + '.ring.gz'))
    serve(module.app_factory(settings, bind_port=sock.getsockname()[1]), sock)

proxy_conf = os.path.join(folder, 'proxy.conf')
with open(proxy_conf, 'w') as conf:
    conf.write(f"""[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_shop_{key.split(':')[1]} = {secret} .admin
[filter:slo]
use = egg:swift#slo
rate_limit_after_segment = 100000
[filter:dlo]
use = egg:swift#dlo
""")
proxy = loadapp(proxy_conf)
cache = Cache()


def with_cache(environ, start_response):
    environ['swift.cache'] = cache
    return proxy(environ, start_response)


print('ready', flush=True)
eventlet.wsgi.server(eventlet.listen(('127.0.0.1', port)), with_cache, log_output=False)
